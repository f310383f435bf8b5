import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.index.mapper.MapperExtrasPlugin;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * Starts nodes of a cluster in the folder that is given, on free ports of this machine, and writes the address of each on a
 * line. They stop at the end of the input. The second argument is how many; after it come the addresses of nodes that they
 * join. Without these they are a cluster of their own.
 */
public final class Cluster {
	public static void main(String[] arguments) throws Exception {
		Path folder = Path.of(arguments[0]);
		int[] ports = freePorts(Integer.parseInt(arguments[1]));
		List<String> present = List.of(arguments).subList(2, arguments.length);
		List<Node> nodes = new ArrayList<>();
		for (int at = 0; at < ports.length; at++) nodes.add(new LocalNode(settingsOf(folder, at, ports, present)));
		List<Thread> starts = new ArrayList<>();
		for (Node node : nodes) {
			Thread start = new Thread(() -> {
				try {
					node.start();
				} catch (Exception error) {
					throw new IllegalStateException(error);
				}
			});
			start.start();
			starts.add(start);
		}
		for (Thread start : starts) start.join();
		for (Node node : nodes) {
			var address = node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress();
			System.out.println("node http://127.0.0.1:" + address.getPort());
		}
		System.out.println("started");
		System.in.transferTo(java.io.OutputStream.nullOutputStream());
		for (Node node : nodes) node.close();
		System.exit(0);
	}

	private static int[] freePorts(int count) throws Exception {
		int[] ports = new int[count];
		List<java.net.ServerSocket> sockets = new ArrayList<>();
		for (int at = 0; at < count; at++) {
			var socket = new java.net.ServerSocket(0, 1, java.net.InetAddress.getByName("127.0.0.1"));
			sockets.add(socket);
			ports[at] = socket.getLocalPort();
		}
		for (var socket : sockets) socket.close();
		return ports;
	}

	private static Settings settingsOf(Path folder, int at, int[] ports, List<String> present) {
		List<String> names = new ArrayList<>();
		List<String> seeds = new ArrayList<>(present);
		for (int port : ports) {
			names.add("node-" + port);
			seeds.add("127.0.0.1:" + port);
		}
		return Settings.builder()
			.put("cluster.name", "profile-search-test")
			.put("node.name", names.get(at))
			.put("path.home", folder.resolve(names.get(at)).toString())
			.put("network.host", "127.0.0.1")
			.put("transport.port", ports[at])
			.put("http.port", "0")
			.put("transport.type", "netty4")
			.put("http.type", "netty4")
			.put("cluster.routing.allocation.disk.threshold_enabled", false)
			.put("node.processors", 2)
			.putList("discovery.seed_hosts", seeds)
			.putList("cluster.initial_cluster_manager_nodes", present.isEmpty() ? names : List.of())
			.build();
	}

	/** The parts that a distribution would find in its folder of modules. */
	private static final class LocalNode extends Node {
		LocalNode(Settings settings) {
			super(
				new Environment(settings, null),
				List.of(Netty4Plugin.class, PainlessPlugin.class, MapperExtrasPlugin.class),
				false
			);
		}
	}
}
